/** Whether the hosts of sandboxes lead to this server. */
import { request as http } from 'node:http'
import { request as https } from 'node:https'
import type { Config } from '../platform/config/config.ts'
import { limits } from '../platform/runtime/limits.ts'
import { isLocalHost } from '../platform/runtime/local-host.ts'
import { sandbox_page_header } from '../public/sandbox-proxy/pages.ts'

/** No sandbox has this name: our own page answers for it. */
const label = 'doctor'

/** `isRunning`: a server works in the data folder, so that they must lead to it. */
export async function examineSandboxHosts({ sandboxes: { url } }: Config, isRunning: boolean): Promise<string[]> {
  if (url === undefined || !isRunning || isLocalHost(new URL(url).hostname)) return []
  const { protocol, host } = new URL(url)
  const remedy = `Add a wildcard record *.${host} and a certificate for it, or correct SANDBOXES_URL: until then nobody enters a WordPress sandbox.`
  try {
    const isOurs = await isAnsweredByUs(`${protocol}//${label}.${host}/`)
    return isOurs ? [] : [`Hosts below ${url} do not lead to this server. ${remedy}`]
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    return [`Hosts below ${url} cannot be reached from here: ${message || code}. ${remedy}`]
  }
}

const isAnsweredByUs = (address: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(limits.doctor_milliseconds_max)
    const asked = (address.startsWith('https:') ? https : http)(address, { signal }, answer => {
      answer.resume()
      resolve(answer.headers[sandbox_page_header] !== undefined)
    })
    asked.on('error', reject).end()
  })
