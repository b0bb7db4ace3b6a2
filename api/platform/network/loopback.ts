/** Who sits at this machine, and which addresses and names are its own. */
import { isLocalHost, isLoopback } from '../runtime/local-host.ts'
import { fetch_mark } from './safe-fetch/fetch-mark.ts'

export { isLocalHost, isLoopback }

/** Whether the installation is meant for the person at this machine alone. */
export const isLocalInstallation = ({ public_url }: { public_url: string }): boolean =>
  isLocalHost(new URL(public_url).host)

/** Headers that only a proxy adds; a proxy on this machine makes strangers look local. */
const proxy_headers = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
]

interface Caller {
  /** The client's address; the peer of the connection where no proxy is named. */
  ip: string
  headers: Pick<Headers, 'get' | 'has'>
}

/** A page of this server, by either of its local names; a page of another origin acts without its reader knowing. */
function isOwnOrigin(origin: string, public_url: string): boolean {
  const own = new URL(public_url)
  const given = URL.parse(origin)
  return given?.protocol === own.protocol && given.port === own.port && isLocalHost(given.host)
}

/**
 * Whether the caller is the person at this machine, who may do without a password what nobody else may: read the inbox of
 * development, enter the demo, move its clock. The server's own fetches bear a mark and are not that person; a foreign page may
 * give its own name this machine's address, so the host must be local too.
 */
export function isAtThisMachine(caller: Caller, config: { public_url: string }): boolean {
  const origin = caller.headers.get('origin')
  return (
    isLocalInstallation(config) &&
    (origin === null || isOwnOrigin(origin, config.public_url)) &&
    hasComeFromHere(caller)
  )
}

/** Whether the caller is a program on this machine and no page of a browser, whatever address the installation has for others. */
export const isLocalProgram = (caller: Caller): boolean => !caller.headers.has('origin') && hasComeFromHere(caller)

const hasComeFromHere = ({ ip, headers }: Caller): boolean =>
  isLoopback(ip) &&
  !proxy_headers.some(name => headers.has(name)) &&
  !headers.has(fetch_mark) &&
  isLocalHost(headers.get('host') ?? '')
