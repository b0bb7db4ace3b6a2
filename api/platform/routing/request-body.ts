/** The body of a request as its contract takes it: JSON, a form, plain text, or files. */

import type { Installation } from '../features/context.ts'
import type { Contract } from '../features/contract.ts'
import { type BodyKind, bodyKind, type JsonSize, parseJson } from '../http/body.ts'
import type { Exchange } from '../http/exchange.ts'
import { problem } from '../problem/problem.ts'
import { limits } from '../runtime/limits.ts'
import { filesOf, isMultipart, readMultipart } from './multipart.ts'
import { beginUpload, uploadShares } from './uploads.ts'

export interface Body {
  given: unknown
  /** By which a repeat is known. */
  bytes: Uint8Array
  /** Removes uploaded files that nobody keeps; they count no more as under way. */
  discard?: () => Promise<void>
}

/** Refuses by the header alone what could not be read. */
export function requireReadable({ headers }: Exchange, contract: Contract): void {
  if (contract.method === 'get') return
  const contentType = headers.get('content-type') ?? undefined
  if (contract.body && !takes(contract, bodyKind(contentType), contentType)) {
    throw problem('content_type_not_supported')
  }
  const encoding = headers.get('content-encoding')?.trim().toLowerCase() ?? 'identity'
  if (encoding !== 'identity') throw problem('content_encoding_not_supported')
}

export async function readBody(
  exchange: Exchange,
  contract: Contract,
  installation: Installation,
  site_id: string,
): Promise<Body> {
  if (contract.method === 'get') return { given: undefined, bytes: new Uint8Array() }
  if (contract.multipart) return readFiles(exchange, contract, installation, site_id)
  const bytes = await exchange.bytes(bytesOf(contract))
  if (!contract.body) return { given: undefined, bytes }
  const kind = bodyKind(exchange.headers.get('content-type'))
  const isJson = kind === 'json' || kind === 'plain'
  return { given: isJson ? parseJson(bytes, jsonSizeOf(contract)) : formValues(bytes), bytes }
}

async function readFiles(
  exchange: Exchange,
  contract: Contract,
  { concurrency, storage }: Installation,
  site_id: string,
): Promise<Body> {
  const upload = beginUpload(concurrency, uploadShares(contract, exchange.ip))
  try {
    const { values, digest, discard } = await readMultipart(
      upload.counted(exchange.pieces(bytesOf(contract))),
      exchange.headers.get('content-type') ?? '',
      {
        files_max: filesOf(contract.body),
        newPath: contract.multipart === 'stored' ? () => storage.newUpload(site_id) : undefined,
      },
    )
    return { given: values, bytes: digest, discard: () => discard().finally(upload.end) }
  } catch (error) {
    upload.end()
    throw error
  }
}

const takes = (contract: Contract, kind: BodyKind, contentType: string | undefined): boolean =>
  contract.multipart
    ? isMultipart(contentType)
    : kind === 'json' ||
      (contract.form_body === true && kind === 'form') ||
      (contract.plain_body === true && kind === 'plain')

const bytesOf = ({ permission, body_bytes_max }: Contract): number =>
  body_bytes_max ?? (permission === 'public' ? limits.public_body_bytes_max : limits.body_bytes_max)

export const jsonSizeOf = (contract: Contract): JsonSize => ({
  depth_max: contract.permission === 'public' ? limits.json_depth_max : limits.json_depth_signed_in_max,
  members_max: Math.floor(bytesOf(contract) / limits.json_bytes_per_member),
})

const formValues = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(Buffer.from(bytes).toString('utf8')))
