/** A table as a CSV download: streamed page by page; the caller's permission is checked again for each. */
import type { Context } from './context.ts'
import { csvStream } from './csv.ts'
import { errorFields } from './log.ts'
import { Problem, problem } from './problem/problem.ts'

export function csvDownload(context: Context, filename: string, pieces: AsyncGenerator<string>): Response {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${filename}"`,
    'Cache-Control': 'no-store',
  }
  // For HEAD, where nobody would read the body.
  if (context.request.method === 'HEAD') return new Response(null, { headers })
  return new Response(csvStream(whileAllowed(pieces, context)), { headers })
}

/**
 * A slow download can take hours: it is aborted when the permission is lost or an error occurs. The
 * connection is aborted, so that nobody takes the table for complete.
 */
async function* whileAllowed(pieces: AsyncGenerator<string>, context: Context): AsyncGenerator<string> {
  try {
    for await (const piece of pieces) {
      if ((await context.rightsNow()) === null) throw problem('not_permitted')
      yield piece
    }
  } catch (error) {
    const reason = error instanceof Problem ? { code: error.code } : errorFields(error)
    context.log.warn({ ...reason, path: context.request.path }, 'a table was broken off')
    if (!context.request.breakOff()) throw error
  }
}
