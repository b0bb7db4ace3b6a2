/** The part of the configuration that says where Temporal is. Without an address nothing of it is loaded. */
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from '@hono/zod-openapi'
import { trimTrailing } from '../texts/trim-trailing.ts'

const file = z.string().min(1).max(1_000).optional()

export const temporalVariables = {
  TEMPORAL_ADDRESS: {
    rule: z
      .string()
      .regex(/^(\[[\da-fA-F:]+\]|[\w.-]+):\d{1,5}$/)
      .optional(),
    says: 'a Temporal server that drives the journeys, host:port; where it is absent, this process drives them',
    example: 'localhost:7233',
  },
  TEMPORAL_NAMESPACE: {
    rule: z
      .string()
      .regex(/^[\w.-]{1,255}$/)
      .default('default'),
    says: 'the namespace on the Temporal server',
    example: 'default',
  },
  TEMPORAL_TLS: {
    rule: z.enum(['true', 'false']).optional(),
    says: 'true where the Temporal server speaks TLS; set by a key or a certificate, otherwise false',
    example: 'true',
  },
  TEMPORAL_API_KEY: {
    rule: z.string().min(1).max(10_000).optional(),
    says: 'the key of a Temporal server that asks for one, such as Temporal Cloud',
    example: '…',
  },
  TEMPORAL_TLS_CA: {
    rule: file,
    says: 'a file with the authority that signed the Temporal server’s certificate',
    example: '/etc/leadwright/temporal-ca.pem',
  },
  TEMPORAL_TLS_CERT: {
    rule: file,
    says: 'a file with this client’s certificate, where the Temporal server asks for one',
    example: '/etc/leadwright/temporal.pem',
  },
  TEMPORAL_TLS_KEY: {
    rule: file,
    says: 'a file with the key of that certificate',
    example: '/etc/leadwright/temporal.key',
  },
  TEMPORAL_UI_URL: {
    rule: z.url({ protocol: /^https?$/ }).optional(),
    says: 'the address of Temporal’s own UI, to which the details of a run link',
    example: 'http://localhost:8233',
  },
  TEMPORAL_WORKFLOWS: {
    rule: z.enum(['here', 'elsewhere']).default('here'),
    says: 'elsewhere where `npm run workflow-worker` runs the workflows in other processes, otherwise here',
    example: 'elsewhere',
  },
  TEMPORAL_INSTALLATION: {
    rule: z
      .string()
      .regex(/^[\da-f]{12}$/)
      .optional(),
    says: 'the installation whose workflows `npm run workflow-worker` runs, as `npm start` prints it with TEMPORAL_WORKFLOWS=elsewhere',
    example: '0f3a5c7e9b1d',
  },
} as const

export interface TemporalConfig {
  address: string
  namespace: string
  tls: boolean
  api_key: string | undefined
  /** Paths, read when the server is first called. */
  files: { ca: string | undefined; cert: string | undefined; key: string | undefined }
  ui_url: string | undefined
  /** Whether this process runs the workflows too, besides their activities. */
  workflows: 'here' | 'elsewhere'
  /** For `npm run workflow-worker` alone. */
  installation_id: string | undefined
}

type Values = { [N in keyof typeof temporalVariables]: z.output<(typeof temporalVariables)[N]['rule']> }

/** `mistakes` are sentences; without an address the other variables have nothing to say. */
export function temporalConfig(v: Values): { temporal: TemporalConfig | null; mistakes: string[] } {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_TLS_CERT: cert, TEMPORAL_TLS_KEY: key } = v
  const example = (name: keyof typeof temporalVariables) => `Example: ${name}=${temporalVariables[name].example}`
  const mistakes: string[] = []
  if (address === undefined) {
    const given = (['TEMPORAL_API_KEY', 'TEMPORAL_TLS_CERT', 'TEMPORAL_UI_URL'] as const).find(name => v[name])
    if (given) mistakes.push(`TEMPORAL_ADDRESS must be set where ${given} is. ${example('TEMPORAL_ADDRESS')}`)
    return { temporal: null, mistakes }
  }
  if (cert && !key)
    mistakes.push(`TEMPORAL_TLS_KEY must be set where TEMPORAL_TLS_CERT is. ${example('TEMPORAL_TLS_KEY')}`)
  if (key && !cert)
    mistakes.push(`TEMPORAL_TLS_CERT must be set where TEMPORAL_TLS_KEY is. ${example('TEMPORAL_TLS_CERT')}`)
  const ca = v.TEMPORAL_TLS_CA
  const secured = Boolean(v.TEMPORAL_API_KEY || ca || cert)
  if (v.TEMPORAL_TLS === 'false' && secured)
    mistakes.push('TEMPORAL_TLS=false must be true where a key or a certificate is given.')
  const temporal = {
    address,
    namespace: v.TEMPORAL_NAMESPACE,
    tls: v.TEMPORAL_TLS === undefined ? secured : v.TEMPORAL_TLS === 'true',
    api_key: v.TEMPORAL_API_KEY,
    files: { ca, cert, key },
    ui_url: v.TEMPORAL_UI_URL && trimTrailing(v.TEMPORAL_UI_URL, '/'),
    workflows: v.TEMPORAL_WORKFLOWS,
    installation_id: v.TEMPORAL_INSTALLATION,
  }
  return { temporal, mistakes }
}

/** A file of a certificate or key that cannot be used. */
export class UnreadableCertificate extends Error {
  override name = 'UnreadableCertificate'
}

/** The same with the certificates' bytes, which are checked here, so that a wrong file is reported at the start. */
export function temporalServer({ address, namespace, api_key, tls, files }: TemporalConfig) {
  const ca = files.ca === undefined ? undefined : read(files.ca, bytes => new X509Certificate(bytes))
  const cert = files.cert === undefined ? undefined : read(files.cert, bytes => new X509Certificate(bytes))
  const key = files.key === undefined ? undefined : read(files.key, bytes => createPrivateKey(bytes))
  if (cert && key && !new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))) {
    throw new UnreadableCertificate(`${files.key} is not the key of the certificate in ${files.cert}.`)
  }
  const certificates = { ...(ca && { ca }), ...(cert && key && { cert, key }) }
  return { address, namespace, api_key, tls: tls && (ca || cert) ? certificates : tls }
}

function read(path: string, look: (bytes: Buffer) => unknown): Buffer {
  try {
    const bytes = readFileSync(path)
    look(bytes)
    return bytes
  } catch (error) {
    const why = (error as Error).message
    throw new UnreadableCertificate(`${path}, which a TEMPORAL_TLS variable names, cannot be used: ${why}`)
  }
}
