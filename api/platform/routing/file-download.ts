/** A file as a download: streamed piece by piece; the caller's permission is checked again for each. */

import type { Context } from '../features/context.ts'
import { bytesStream } from '../files/csv.ts'
import type { Rights } from '../identity/actor.ts'
import { Problem, problem } from '../problem/problem.ts'
import { errorFields } from '../runtime/log.ts'

export type Pieces = AsyncGenerator<string | Uint8Array>
type AccessCheck = (rights: Rights) => boolean | Promise<boolean>

export const csvDownload = (context: Context, name: string, pieces: Pieces, isAllowed?: AccessCheck): Response =>
  fileDownload(context, { name, type: 'text/csv; charset=utf-8' }, pieces, isAllowed)

/** RFC 6266: an ASCII name for old clients, and the full name. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replaceAll(/['()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/** `isAllowed`: what the endpoint needs besides the permission in its contract. */
export function fileDownload(
  context: Context,
  { name, type }: { name: string; type: string },
  pieces: Pieces,
  isAllowed: AccessCheck = () => true,
): Response {
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  }
  // For HEAD, where nobody would read the body.
  if (context.request.method === 'HEAD') return new Response(null, { headers })
  return new Response(bytesStream(whileAllowed(pieces, context, isAllowed)), { headers })
}

/**
 * A slow download can take hours: it is aborted when the permission is lost or an error occurs. The
 * connection is aborted, so that nobody takes the file for complete.
 */
async function* whileAllowed(pieces: Pieces, context: Context, isAllowed: AccessCheck): Pieces {
  try {
    for await (const piece of pieces) {
      const rights = await context.rightsNow()
      if (rights === null || !(await isAllowed(rights))) throw problem('not_permitted')
      yield piece
    }
  } catch (error) {
    const reason = error instanceof Problem ? { code: error.code } : errorFields(error)
    context.log.warn({ ...reason, path: context.request.path }, 'a table was broken off')
    if (!context.request.breakOff()) throw error
  }
}
