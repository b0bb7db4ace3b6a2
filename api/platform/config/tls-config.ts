/** Certificates and TLS of this process itself; without HTTPS_PORT both are left to a proxy in front. */
import { z } from '@hono/zod-openapi'

const port = z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(0).max(65_535))

export const tlsVariables = {
  HTTPS_PORT: {
    rule: port.optional(),
    says: 'a port on which this process itself serves HTTPS with certificates that it gets by ACME, 0 to 65535; where it is absent, TLS is left to a proxy in front',
    example: '443',
  },
  ACME_DIRECTORY_URL: {
    rule: z.url({ protocol: /^https$/ }).default('https://acme-v02.api.letsencrypt.org/directory'),
    says: 'with HTTPS_PORT, the directory of the authority that issues certificates, with https://',
    example: 'https://acme-v02.api.letsencrypt.org/directory',
  },
  ACME_EMAIL: {
    rule: z.email().optional(),
    says: 'an address that the authority may write to',
    example: 'tech@example.com',
  },
  ACME_CHALLENGE: {
    rule: z.enum(['tls-alpn-01', 'http-01']).default('tls-alpn-01'),
    says: 'how control over a host is shown: tls-alpn-01 on port 443, or http-01 on port 80, which then leads to PORT',
    example: 'http-01',
  },
  ACME_CA: {
    rule: z.string().min(1).max(1_000).optional(),
    says: 'a file with the authority that signed the certificate of ACME_DIRECTORY_URL, where machines do not know it',
    example: '/etc/leadwright/acme-ca.pem',
  },
} as const

export interface TlsConfig {
  port: number
  directory_url: string
  email: string | undefined
  challenge: 'tls-alpn-01' | 'http-01'
  /** A file. */
  ca: string | undefined
}

type TlsVariables = { [N in keyof typeof tlsVariables]: z.output<(typeof tlsVariables)[N]['rule']> }

/** Null where this process speaks no TLS. */
export const tlsConfig = (given: TlsVariables): { tls: TlsConfig | null } => ({
  tls:
    given.HTTPS_PORT === undefined
      ? null
      : {
          port: given.HTTPS_PORT,
          directory_url: given.ACME_DIRECTORY_URL,
          email: given.ACME_EMAIL,
          challenge: given.ACME_CHALLENGE,
          ca: given.ACME_CA,
        },
})
