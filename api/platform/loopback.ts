/** Whether a request comes from this very machine. */
const loopback = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/

export const isLoopback = (ip: string): boolean => loopback.test(ip)
