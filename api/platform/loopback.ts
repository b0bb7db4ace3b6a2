/** Whether a request comes from this very machine. */
const loopback = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/

export const isLoopback = (ip: string): boolean => loopback.test(ip)

/** Whether a host, with its port or without, names this machine. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}

/** A proxy on this machine makes strangers look local. */
export const isProxied = (headers: Pick<Headers, 'has'>, trust_proxy: boolean): boolean =>
  !trust_proxy && ['forwarded', 'x-forwarded-for', 'x-real-ip'].some(name => headers.has(name))
