/** Transports of sites that send by their own: opened with the first email, and anew once their settings change. */

import type { TransportSettings } from '../config/transport-settings.ts'
import { Semaphore } from '../runtime/semaphore.ts'
import { messagesAtOnce, openTransport, type TransportParts } from './open-transport.ts'
import type { MailTransport } from './transport.ts'

/** The settings of a site's own transport, in a version of them. */
export interface OwnTransport {
  site_id: string
  version: string
  settings: TransportSettings
}

interface OpenTransport {
  version: string
  transport: MailTransport
  places: Semaphore
}

export class OwnTransports {
  readonly #opened = new Map<string, OpenTransport>()
  readonly #parts: TransportParts

  constructor(parts: TransportParts) {
    this.#parts = parts
  }

  of({ site_id, version, settings }: OwnTransport): OpenTransport {
    const known = this.#opened.get(site_id)
    if (known?.version === version) return known
    void known?.transport.close()
    const transport = openTransport(settings, this.#parts)
    const opened = { version, transport, places: new Semaphore(this.#parts.connections_max * messagesAtOnce(settings)) }
    this.#opened.set(site_id, opened)
    return opened
  }

  async close(): Promise<void> {
    await Promise.all([...this.#opened.values()].map(({ transport }) => transport.close()))
  }
}
