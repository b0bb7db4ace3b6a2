/** What the tests use of the package, which has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

  interface Policy {
    add(prompt: object): void
  }
  export const interactionPolicy: {
    base(): Policy
    Prompt: new (of: { name: string; requestable: boolean }) => object
  }
  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }
  interface Asked {
    oidc: { session: { accountId: string }; client: { clientId: string } }
  }
  interface Settings {
    clients: object[]
    scopes: string[]
    claims: Record<string, string[]>
    conformIdTokenClaims: boolean
    features: object
    ttl: Record<string, number>
    cookies: object
    jwks: object
    interactions: { url: (ctx: unknown, interaction: { uid: string }) => string; policy: Policy }
    findAccount: (ctx: unknown, id: string) => { accountId: string; claims: () => object }
    loadExistingGrant: (ctx: Asked) => Promise<Grant>
  }
  export default class Provider {
    constructor(issuer: string, settings: Settings)
    readonly Grant: new (of: {
      accountId: string
      clientId: string
    }) => Grant
    callback(): RequestListener
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
}
