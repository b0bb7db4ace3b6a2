/** `Stripe-Signature`, as Stripe makes it: one `v1` for each secret that counts. */
import { createHmac } from 'node:crypto'

export function sign(payload: string, secrets: string[], seconds: number): string {
  const signatures = secrets.map(secret => createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex'))
  return [
    `t=${seconds}`,
    ...signatures.map(signature => `v1=${signature}`),
    'v0=6ffbb59b2300aae63f272406069a9788',
  ].join(',')
}
