/**
 * A program that is loaded into a sandbox's process before anything else: no connection leaves it, it listens on loopback alone,
 * and it ends with the process that started it. PHP's own sockets all pass through Node, so that this holds for them too.
 */
export const fence = `import dgram from 'node:dgram'
import net from 'node:net'
import { isMainThread } from 'node:worker_threads'

const refusal = () => Object.assign(new Error('Connections out of a sandbox are refused'), { code: 'EACCES' })
const refuse = () => { throw refusal() }
net.Socket.prototype.connect = function () {
  process.nextTick(() => this.destroy(refusal()))
  return this
}
dgram.Socket.prototype.send = refuse
dgram.Socket.prototype.connect = refuse
const listen = net.Server.prototype.listen
net.Server.prototype.listen = function (...given) {
  const done = given.findLast(one => typeof one === 'function')
  const [first] = given
  const port = typeof first === 'object' && first !== null ? first.port : first
  return listen.call(this, { port: Number(port ?? 0), host: '127.0.0.1' }, done)
}
if (isMainThread) {
  const end = () => process.exit(0)
  process.stdin.on('end', end).on('close', end).on('error', end).resume()
}
`
