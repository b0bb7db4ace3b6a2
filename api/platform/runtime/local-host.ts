/** Addresses and names that are this machine's own. Pure. */
const loopback = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/

export const isLoopback = (ip: string): boolean => loopback.test(ip)

/** Whether a host, with its port or without, names this machine. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}
