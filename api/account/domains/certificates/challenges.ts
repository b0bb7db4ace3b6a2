/** What is shown to an authority while it checks who controls a host. In memory: an order that goes on shows it again. */
import { createSecureContext, type SecureContext } from 'node:tls'
import type { Installation } from '../../../platform/features/context.ts'

interface Pair {
  key: string
  cert: string
}

export interface Challenges {
  showText(host: string, token: string, text: string): () => void
  showCertificate(host: string, pair: Pair): () => void
  textAt(host: string, token: string): string | undefined
  contextOf(host: string): SecureContext | undefined
  /** PEM, for another node. */
  certificateAt(host: string): Pair | undefined
}

const installations = new WeakMap<Installation, Challenges>()

export function getChallenges(installation: Installation): Challenges {
  const known = installations.get(installation) ?? createChallenges()
  installations.set(installation, known)
  return known
}

function createChallenges(): Challenges {
  const texts = new Map<string, string>()
  const certificates = new Map<string, { pair: Pair; context: SecureContext }>()
  const keyOf = (host: string, token: string) => `${host}/${token}`
  return {
    showText(host, token, text) {
      texts.set(keyOf(host, token), text)
      return () => texts.delete(keyOf(host, token))
    },
    showCertificate(host, pair) {
      certificates.set(host, { pair, context: createSecureContext(pair) })
      return () => certificates.delete(host)
    },
    textAt: (host, token) => texts.get(keyOf(host, token)),
    contextOf: host => certificates.get(host)?.context,
    certificateAt: host => certificates.get(host)?.pair,
  }
}
