/** AWS Signature Version 4 of a request with its body. Pure. */
import { createHash, createHmac } from 'node:crypto'

export interface AwsKey {
  access_key_id: string
  secret_access_key: string
}

export interface AwsRequest {
  method: string
  url: URL
  headers: Readonly<Record<string, string>>
  body: Buffer | string
}

const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Everything but letters, digits and -._~ by its octets. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

function queryOf(url: URL): string {
  const pairs = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return pairs.sort().join('&')
}

/** The headers with `x-amz-date` and `authorization`. `at` in epoch milliseconds. */
export function signedHeaders(
  { method, url, headers, body }: AwsRequest,
  { access_key_id, secret_access_key }: AwsKey,
  { region, service, at }: { region: string; service: string; at: number },
): Record<string, string> {
  const moment = new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = moment.slice(0, 8)
  const all: Record<string, string> = { ...headers, host: url.host, 'x-amz-date': moment }
  const names = Object.keys(all).sort()
  const lines = names.map(name => `${name}:${String(all[name]).trim().replaceAll(/ +/g, ' ')}\n`).join('')
  const canonical = [method, url.pathname, queryOf(url), lines, names.join(';'), sha256(body)].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret_access_key}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${access_key_id}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  return { ...all, authorization }
}
