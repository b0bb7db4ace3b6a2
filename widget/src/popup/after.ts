/** What follows a submission on the host page: another address, or the owner's own code where the page allows it. */
import type { AfterSubmission } from '../wire.ts'
import { h } from './element.ts'

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

type Policy = { createScript: (text: string) => string; createScriptURL: (text: string) => string }
type Policies = { createPolicy: (name: string, policy: Policy) => Policy }

/** Where a page asks for Trusted Types, its policy has to allow the name `leadwright`. */
function policy(): Policy {
  const same: Policy = { createScript: text => text, createScriptURL: text => text }
  const types = (globalThis as { trustedTypes?: Policies }).trustedTypes
  return types ? types.createPolicy('leadwright', same) : same
}

const note = (reason: unknown): void => console.info('Leadwright: the code after a submission did not run.', reason)

function run(nonce: string | undefined, code: string | undefined, url: string | undefined): void {
  const trusted = policy()
  const add = (script: HTMLScriptElement): void => {
    if (nonce) script.nonce = nonce
    document.documentElement.append(script)
    script.remove()
  }
  if (url) {
    const script = h('script')
    script.src = trusted.createScriptURL(url)
    add(script)
  }
  if (!code) return
  if (!nonce) {
    note('It needs the nonce of the page (data-nonce), or an address of its own.')
    return
  }
  const script = h('script')
  script.text = trusted.createScript(code)
  add(script)
}

/** Does what the owner has set for after a submission. */
export function follow(after: AfterSubmission | undefined, nonce: string | undefined): void {
  if (after?.kind === 'redirect') go(after.url)
  if (after?.kind !== 'code') return
  try {
    run(nonce, after.code, httpUrl(after.script_url))
  } catch (error) {
    note(error)
  }
}
