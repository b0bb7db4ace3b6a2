/**
 * A runtime of WordPress that behaves like the real one: it says when it is ready, its first answer is a redirection, it keeps its
 * data in the folders that it is given, and it crashes, hangs or eats memory when it is asked to.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { noteFile, programFile, wordpressFolder } from '../site/sandboxes/drivers/playground/installed.ts'

const program = `import { createServer, request } from 'node:http'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
const given = process.argv.slice(2)
const of = name => given[given.indexOf(name) + 1]
const mounts = new Map()
given.forEach((one, i) => { if (one.startsWith('--mount-dir')) mounts.set(given[i + 2], given[i + 1]) })
const web = mounts.get('/wordpress')
const data = join(mounts.get('/database'), '.ht.sqlite')
const broken = join(web, 'broken.txt')
if (existsSync(broken)) { console.error('PHP Fatal error: ' + readFileSync(broken, 'utf8')); process.exit(1) }
if (of('--wordpress-install-mode').startsWith('install') && !existsSync(data)) {
  mkdirSync(join(web, 'wp-content', 'database'), { recursive: true })
  writeFileSync(join(web, 'wp-content', 'database', '.ht.sqlite'), 'admin:password')
  writeFileSync(data, JSON.stringify({ posts: [] }))
}
const own = mounts.get('/leadwright')
const blueprint = join(own, 'blueprint.json')
let isBroken = false
if (existsSync(blueprint)) {
  const plan = JSON.parse(readFileSync(blueprint, 'utf8'))
  for (const plugin of plan.plugins ?? []) {
    const file = join(web, 'wp-content', 'plugins', plugin)
    isBroken ||= existsSync(file) && readFileSync(file, 'utf8').includes('fatal')
    if (isBroken || !existsSync(file)) { writeFileSync(join(own, 'blueprint-broken'), plugin); break }
  }
  const stored = JSON.parse(readFileSync(data, 'utf8'))
  if (stored.posts.length === 0) stored.posts = (plan.content ?? []).map(one => one.title)
  writeFileSync(data, JSON.stringify(stored))
}
const slow = join(web, 'slow.txt')
if (existsSync(slow)) await new Promise(resolve => setTimeout(resolve, Number(readFileSync(slow, 'utf8'))))
let asked = 0
const eaten = []
createServer((incoming, outgoing) => {
  asked += 1
  if (isBroken) return outgoing.writeHead(500).end()
  if (asked === 1) return outgoing.writeHead(302, { location: '/', 'set-cookie': 'reset=1' }).end()
  const url = new URL(incoming.url, 'http://sandbox')
  const say = body => outgoing.writeHead(200, { 'content-type': 'text/html', 'x-powered-by': 'PHP/8.3.33' }).end(body)
  const stored = JSON.parse(readFileSync(data, 'utf8'))
  switch (url.pathname) {
    case '/crash': return process.exit(1)
    case '/hang': return
    case '/eat': eaten.push(Buffer.alloc(Number(url.searchParams.get('bytes')), 1)); return say('eaten')
    case '/post':
      stored.posts.push(url.searchParams.get('title'))
      writeFileSync(data, JSON.stringify(stored))
      return say('posted')
    case '/out': {
      const out = request(url.searchParams.get('to'), () => say('reached'))
      out.on('error', error => say('refused ' + error.code)).end()
      return
    }
    case '/upload': {
      let bytes = 0
      incoming.on('data', part => { bytes += part.length }).on('end', () => say('took ' + bytes))
      return
    }
    default:
      if (incoming.headers['x-leadwright-entry']) {
        return outgoing.writeHead(302, { location: '/wp-admin/', 'set-cookie': 'wordpress_logged_in=1' }).end()
      }
      return say(JSON.stringify({ path: incoming.url, host: incoming.headers.host, cookie: incoming.headers.cookie ?? '', posts: stored.posts }))
  }
}).listen(Number(of('--port')), () => console.log('Ready! WordPress is running on http://127.0.0.1:' + of('--port') + ' (1 worker)'))
`

/** Installs it as the command would install the real one. */
export function installFakePlayground(runtime: string): void {
  const file = programFile(runtime)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(join(dirname(file), 'package.json'), '{"type":"module"}')
  writeFileSync(file, program)
  const folder = 'fake'
  const wordpress = wordpressFolder(runtime, folder)
  mkdirSync(join(wordpress, 'wp-content', 'themes'), { recursive: true })
  writeFileSync(join(wordpress, 'wp-load.php'), '<?php')
  writeFileSync(noteFile(runtime), JSON.stringify({ runtime_version: '0.0.0', wordpress: { folder, sha256: 'fake' } }))
}
