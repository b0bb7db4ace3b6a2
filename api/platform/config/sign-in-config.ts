/** Configuration of signing in by others: Google and Microsoft by OpenID Connect, GitHub by OAuth 2. */
import { z } from '@hono/zod-openapi'
import { trimTrailing } from '../texts/trim-trailing.ts'

export const providers = ['google', 'microsoft', 'github'] as const
export type Provider = (typeof providers)[number]

const id = z.string().min(1).max(500).optional()
const secret = z.string().min(1).max(1_000).optional()
const address = z
  .url({ protocol: /^https?$/ })
  // Whoever reads along could sign in as anybody; only this machine reads what it sends itself.
  .refine(u => u.startsWith('https:') || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(u).hostname))
  .transform(u => trimTrailing(u, '/'))

export const signInVariables = {
  GOOGLE_CLIENT_ID: {
    rule: id,
    says: 'the id of the OAuth client by which people sign in with Google; its redirect URI is PUBLIC_URL with /sign-in/callback',
    example: '1234567890-abc.apps.googleusercontent.com',
  },
  GOOGLE_CLIENT_SECRET: { rule: secret, says: 'the secret of that client', example: 'GOCSPX-…' },
  GOOGLE_ISSUER: {
    rule: address.default('https://accounts.google.com'),
    says: 'the issuer that speaks for Google, with https://; another one for any provider of OpenID Connect in its place',
    example: 'https://accounts.google.com',
  },
  MICROSOFT_CLIENT_ID: {
    rule: id,
    says: 'the id of the application by which people sign in with Microsoft; its redirect URI is PUBLIC_URL with /sign-in/callback',
    example: '11111111-2222-3333-4444-555555555555',
  },
  MICROSOFT_CLIENT_SECRET: { rule: secret, says: 'the secret of that application', example: 'abc8Q~…' },
  MICROSOFT_ISSUER: {
    rule: address.default('https://login.microsoftonline.com/common/v2.0'),
    says: 'the issuer that speaks for Microsoft, with https://; with the id of a tenant in place of common, its people alone',
    example: 'https://login.microsoftonline.com/common/v2.0',
  },
  GITHUB_CLIENT_ID: {
    rule: id,
    says: 'the id of the OAuth app by which people sign in with GitHub; its callback URL is PUBLIC_URL with /sign-in/callback',
    example: 'Ov23liExample',
  },
  GITHUB_CLIENT_SECRET: {
    rule: secret,
    says: 'the secret of that app',
    example: '0123456789abcdef0123456789abcdef01234567',
  },
  GITHUB_URL: {
    rule: address.default('https://github.com'),
    says: 'the address of GitHub, or of a GitHub Enterprise Server',
    example: 'https://github.com',
  },
} as const

type Values = { [N in keyof typeof signInVariables]: z.output<(typeof signInVariables)[N]['rule']> }

export interface ProviderConfig {
  readonly client_id: string
  readonly client_secret: string
  readonly address: string
}

export interface SignInConfig {
  /** Who vouches for people; none of those that are not configured. */
  providers: Partial<Record<Provider, ProviderConfig>>
}

export function signInConfig(v: Values): SignInConfig & { mistakes: string[] } {
  const given = {
    google: [v.GOOGLE_CLIENT_ID, v.GOOGLE_CLIENT_SECRET, v.GOOGLE_ISSUER],
    microsoft: [v.MICROSOFT_CLIENT_ID, v.MICROSOFT_CLIENT_SECRET, v.MICROSOFT_ISSUER],
    github: [v.GITHUB_CLIENT_ID, v.GITHUB_CLIENT_SECRET, v.GITHUB_URL],
  } as const
  const configured: SignInConfig['providers'] = {}
  const mistakes: string[] = []
  for (const name of providers) {
    const [client_id, client_secret, at] = given[name]
    if (client_id && client_secret) configured[name] = { client_id, client_secret, address: at }
    else if (client_id || client_secret) {
      const [lacks, has] = client_id ? ['SECRET', 'ID'] : ['ID', 'SECRET']
      const lacking = `${name.toUpperCase()}_CLIENT_${lacks}` as keyof Values
      mistakes.push(
        `${lacking} must be set where ${name.toUpperCase()}_CLIENT_${has} is. Example: ${lacking}=${signInVariables[lacking].example}`,
      )
    }
  }
  return { providers: configured, mistakes }
}
