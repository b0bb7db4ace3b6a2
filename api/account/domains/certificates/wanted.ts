/** The hosts of this server that are to have certificates. */
import type { Installation } from '../../../platform/context.ts'
import { enqueueAll } from '../../../platform/jobs/jobs.ts'
import { isLocal } from '../host.ts'
import { renewCertificate } from '../jobs.ts'
import { heldHosts } from '../store.ts'

/** The server's own host; undefined where no authority would certify it. */
export function ownHost({ config }: Installation): string | undefined {
  const { protocol, hostname } = new URL(config.public_url)
  return protocol === 'https:' && !isLocal(hostname) ? hostname : undefined
}

/** At the start: hosts that were verified before this process served TLS itself. */
export async function wantCertificates(installation: Installation): Promise<void> {
  const { databases, clock } = installation
  await databases.control.write(async tx => {
    const own = ownHost(installation)
    const hosts = [...(own === undefined ? [] : [own]), ...(await heldHosts(tx)).map(({ host }) => host)]
    const wanted = hosts.map(subject_id => ({ subject_id }))
    await enqueueAll(tx, renewCertificate, wanted, clock.now())
  })
}
