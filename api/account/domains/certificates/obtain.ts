/** One certificate, from an order to its end. What a process leaves half done the next one goes on with. */
import { X509Certificate } from 'node:crypto'
import type { Order } from 'acme-client'
import type { TlsConfig } from '../../../platform/config/tls-config.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { unwrapSecret, wrapSecret } from '../../../platform/identity/secrets.ts'
import { type Authority, openAuthority } from './authority.ts'
import { getChallenges } from './challenges.ts'
import { type CertificateRow, saveCertificate } from './store.ts'

export const key_purpose = 'certificate'

interface CertificateOrder {
  order: Order
  /** PEM. */
  key: string
}

/** The parts of the row that a new certificate changes. */
export async function obtain(installation: Installation, tls: TlsConfig, row: CertificateRow) {
  const authority = await openAuthority(installation, tls)
  const { order, key } =
    (await resumed(installation, authority, row)) ?? (await begun(installation, authority, row.host))
  if (order.status === 'pending') await prove(installation, authority, order, tls)
  const certificate = await finished(authority, order, key, row.host)
  const { validFrom, validTo } = new X509Certificate(certificate)
  return {
    certificate,
    private_key: wrapSecret(await installation.databases.controlKey(), key_purpose, key),
    not_before: Date.parse(validFrom),
    not_after: Date.parse(validTo),
  }
}

/** Undefined where there is none under way, or the authority has given it up. */
async function resumed(
  installation: Installation,
  { client }: Authority,
  row: CertificateRow,
): Promise<CertificateOrder | undefined> {
  if (row.order_url === null || row.order_key === null) return undefined
  const order = await client.getOrder({ url: row.order_url } as Order).catch(() => undefined)
  if (!order || order.status === 'invalid') return undefined
  return { order, key: unwrapSecret(await installation.databases.controlKey(), key_purpose, row.order_key) }
}

async function begun(
  { databases }: Installation,
  { acme, client }: Authority,
  host: string,
): Promise<CertificateOrder> {
  const key = String(await acme.crypto.createPrivateEcdsaKey())
  const order_key = wrapSecret(await databases.controlKey(), key_purpose, key)
  const keep = (order_url: string | null) =>
    databases.control.write(tx => saveCertificate(tx, host, { order_url, order_key }))
  // Where nothing can be kept, nothing is ordered: authorities count orders.
  await keep(null)
  const order = await client.createOrder({ identifiers: [{ type: 'dns', value: host }] })
  await keep(order.url)
  return { order, key }
}

async function prove(
  installation: Installation,
  { acme, client }: Authority,
  order: Order,
  tls: TlsConfig,
): Promise<void> {
  const shown = getChallenges(installation)
  for (const authorization of await client.getAuthorizations(order)) {
    if (authorization.status !== 'pending') continue
    const host = authorization.identifier.value
    const challenge = authorization.challenges.find(({ type }) => type === tls.challenge)
    if (!challenge) throw new Error(`The authority offers no ${tls.challenge} for ${host}`)
    const text = await client.getChallengeKeyAuthorization(challenge)
    const certificate = async () => {
      const [key, cert] = await acme.crypto.createAlpnCertificate(authorization, text)
      return shown.showCertificate(host, { key: String(key), cert: String(cert) })
    }
    const withdraw = tls.challenge === 'http-01' ? shown.showText(host, challenge.token, text) : await certificate()
    try {
      if (challenge.status === 'pending') await client.completeChallenge(challenge)
      await client.waitForValidStatus(challenge)
    } finally {
      withdraw()
    }
  }
}

async function finished({ acme, client }: Authority, begun: Order, key: string, host: string): Promise<string> {
  const order = { ...(await client.waitForValidStatus<Order>(begun)), url: begun.url }
  if (order.status !== 'ready') return client.getCertificate(order)
  const [, csr] = await acme.crypto.createCsr({ altNames: [host] }, key)
  return client.getCertificate(await client.finalizeOrder(order, csr))
}
