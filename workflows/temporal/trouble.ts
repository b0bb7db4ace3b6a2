/** Why Temporal is unusable, as a sentence for the operator. */
import { isGrpcServiceError, NamespaceNotFoundError, ServiceError } from '@temporalio/client'
import type { TemporalServer } from './server.ts'

/** gRPC's own numbers. */
const INVALID_ARGUMENT = 3
const NOT_FOUND = 5
const PERMISSION_DENIED = 7
const UNAUTHENTICATED = 16
/** Canceled, deadline, exhausted, unavailable. */
const UNAVAILABLE = new Set([1, 4, 8, 14])

/** The client wraps the server's error in its own; the worker does not. */
const detailOf = (error: unknown): unknown =>
  error instanceof ServiceError && !isGrpcServiceError(error) ? error.cause : error

const codeOf = (error: unknown): number | undefined => {
  const grpc = detailOf(error)
  return isGrpcServiceError(grpc) ? grpc.code : undefined
}

/** Whether Temporal as a whole did not answer. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined) return UNAVAILABLE.has(code)
  return error instanceof ServiceError || (error instanceof Error && error.name === 'TransportError')
}

/** Whether this call is not for us to make; others may be. */
export const isForbidden = (error: unknown): boolean => codeOf(error) === PERMISSION_DENIED

/** Whether Temporal as a whole does not serve us: away, or by this key, certificate or namespace. No run is to blame. */
export function isClosedToUs(error: unknown): boolean {
  if (error instanceof NamespaceNotFoundError || isUnreachable(error)) return true
  return [NOT_FOUND, PERMISSION_DENIED, UNAUTHENTICATED].includes(codeOf(error) ?? 0)
}

/** Whether the call named a search attribute that the server does not have. */
export const isUnknownAttribute = (error: unknown): boolean =>
  codeOf(error) === INVALID_ARGUMENT && /search attribute/i.test(saidBy(error))

const saidBy = (error: unknown): string => {
  const told = detailOf(error)
  return told instanceof Error ? told.message : String(told)
}

type Explain = (server: TemporalServer) => string

/** Messages of transport errors, first match: they have no codes. */
const bySaying: readonly [RegExp, Explain][] = [
  [/valid authentication credentials/, sayKey],
  [/does not have permission/, sayForbidden],
  [
    /UnknownIssuer/,
    ({ address }) => `${address} has a certificate of an unknown authority. TEMPORAL_TLS_CA names its file.`,
  ],
  [
    /NotValidForName/,
    ({ address }) => `the certificate of ${address} is for another name. TEMPORAL_ADDRESS must have that name.`,
  ],
  [/InvalidCertificate\(Expired/, ({ address }) => `the certificate of ${address} has expired.`],
  [/InvalidCertificate/, ({ address }) => `the certificate of ${address} is not accepted.`],
  [
    /InvalidContentType|InvalidMessage/,
    ({ address }) => `${address} does not speak TLS, which TEMPORAL_TLS, a key or a certificate asks for.`,
  ],
  [
    /CertificateRequired/,
    ({ address }) =>
      `${address} asks for a client’s certificate. TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY name its files.`,
  ],
  [/received fatal alert|UnexpectedEof|hyper::Error\((Io|Canceled)/, sayHungUp],
]

/** One sentence, or undefined if the error does not say what to fix. */
export function troubleOf(error: unknown, server: TemporalServer): string | undefined {
  if (error instanceof NamespaceNotFoundError) return sayNamespace(server)
  const code = codeOf(error)
  if (code === UNAUTHENTICATED) return sayKey(server)
  if (code === PERMISSION_DENIED) return sayForbidden(server)
  if (code === NOT_FOUND) return sayNamespace(server)
  const explain = bySaying.find(([words]) => words.test(saidBy(error)))?.[1]
  if (explain) return explain(server)
  return isUnreachable(error) ? `${server.address} does not answer.` : undefined
}

function sayKey({ address, api_key }: TemporalServer): string {
  if (api_key !== undefined) return `${address} refuses the key in TEMPORAL_API_KEY.`
  return `${address} asks for a key. TEMPORAL_API_KEY holds it.`
}

function sayForbidden({ address, namespace }: TemporalServer): string {
  return `${address} lets this key or certificate do nothing in the namespace ${namespace}.`
}

function sayNamespace({ address, namespace }: TemporalServer): string {
  const command = `temporal operator namespace create --address ${address} ${namespace}`
  return `${address} has no namespace ${namespace}. TEMPORAL_NAMESPACE names one; this command makes it: ${command}`
}

/** Many servers just close the connection of unauthorized clients, and TLS servers that of plain ones. */
function sayHungUp({ address, tls }: TemporalServer): string {
  if (tls === false) return `${address} hangs up. If it speaks TLS, set TEMPORAL_TLS=true.`
  if (tls !== true && tls.cert) return `${address} hangs up on the certificate in TEMPORAL_TLS_CERT.`
  return `${address} hangs up. If it asks for a client’s certificate, TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY name its files.`
}
