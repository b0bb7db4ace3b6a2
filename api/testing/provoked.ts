/**
 * Notes which refusals the tests provoke: an empty file for each endpoint and problem code, in the folder that
 * PROVOKED_DIR names. Without it nothing is noted. tests/contract/main.ts asks that no promised refusal is missing.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Env } from '../platform/http/exchange.ts'
import { endpointOf } from './endpoint-of.ts'

const folder = process.env.PROVOKED_DIR

/** The app, that notes what it refuses from now on. */
export function noting(app: Hono<Env>): Hono<Env> {
  if (!folder) return app
  const answer = app.fetch
  app.fetch = async (request, ...others) => {
    const response = await answer(request, ...others)
    await note(request, response)
    return response
  }
  return app
}

async function note({ method, url }: Request, response: Response): Promise<void> {
  // A head has no body, and a problem of it is that of reading.
  if (method === 'HEAD' || response.headers.get('content-type') !== 'application/problem+json') return
  const { code } = (await response.clone().json()) as { code: string }
  const { pathname } = new URL(url)
  // A method that a path has not is no endpoint's, and none is reached at a host of pages.
  if (code === 'method_not_allowed') return keep('none', code)
  keep(endpointOf(method, pathname)?.operationId ?? 'none', code)
}

/** The code in what came over a socket of the test's own, where no endpoint was reached. */
export function codeIn(said: string): string | undefined {
  const code = /"code":"(\w+)"/.exec(said)?.[1]
  if (code !== undefined) keep('none', code)
  return code
}

function keep(endpoint: string, code: string): void {
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${endpoint}.${code}`), '')
}
