/** Which Temporal server, and how one is let in. */
export interface TemporalServer {
  /** `host:port`. */
  address: string
  namespace: string
  /** The certificates' bytes; `true` for TLS by the machine's own authorities. */
  tls: boolean | { ca?: Buffer; cert?: Buffer; key?: Buffer }
  api_key: string | undefined
}
