/** What follows a submission on the host page: another address, or the owner's own code. */
import type { AfterSubmission } from '../wire.ts'

/** The address if a browser may be sent there, else nothing. */
export function httpUrl(text: string | undefined): string | undefined {
  try {
    const { href, protocol } = new URL(text || '', location.href)
    return text && /^https?:$/.test(protocol) ? href : undefined
  } catch {
    return undefined
  }
}

export function go(text: string | undefined): void {
  const url = httpUrl(text)
  if (url) location.assign(url)
}

/** Inserted by the build: the path of this version's folder. */
declare const FOLDER: string

type Code = typeof import('./code.ts')

/** Runs the owner's action after a submission. Code is a file of its own, from the API. */
export async function follow(
  after: AfterSubmission | undefined,
  nonce: string | undefined,
  api_url: string,
): Promise<void> {
  if (after?.type === 'redirect') go(after.url)
  if (after?.type !== 'code') return
  const { run }: Code = await import(/* @vite-ignore */ new URL(`${FOLDER}code.js`, api_url).href)
  run(nonce, after.code, httpUrl(after.script_url))
}
