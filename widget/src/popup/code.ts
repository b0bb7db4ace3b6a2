/** The entry `code.js`: runs an owner's own code after a submission, where the page allows it. Loaded only then. */

type Policy = { createScript: (text: string) => string; createScriptURL: (text: string) => string }
type Policies = { createPolicy: (name: string, policy: Policy) => Policy }

/** Where a page asks for Trusted Types, its policy has to allow the name `leadwright`. */
function policy(): Policy {
  const same: Policy = { createScript: text => text, createScriptURL: text => text }
  const types = (globalThis as { trustedTypes?: Policies }).trustedTypes
  return types ? types.createPolicy('leadwright', same) : same
}

const note = (reason: unknown): void => console.info('Leadwright: the code after a submission did not run.', reason)

/** Runs a script by its address, and inline code if the page's nonce is known. */
export function run(nonce: string | undefined, code: string | undefined, url: string | undefined): void {
  const add = (fill: (script: HTMLScriptElement, trusted: Policy) => void): void => {
    try {
      const script = document.createElement('script')
      fill(script, policy())
      if (nonce) script.nonce = nonce
      document.documentElement.append(script)
      script.remove()
    } catch (error) {
      note(error)
    }
  }
  if (url) {
    add((script, trusted) => {
      script.src = trusted.createScriptURL(url)
    })
  }
  if (code && !nonce) note('It needs the nonce of the page (data-nonce), or an address of its own.')
  else if (code) {
    add((script, trusted) => {
      script.text = trusted.createScript(code)
    })
  }
}
