/**
 * The process is killed in the middle of uploads, wherever they write and while the body is still coming: afterwards
 * nothing half is served, the same upload tried again arrives, and what nobody names is swept.
 */
import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Caller } from '../chaos/caller.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 90_000 })

const kinds = ['images', 'files'] as const
type Kind = (typeof kinds)[number]

interface Upload {
  type: Kind
  bytes: Buffer
  key: string
}

const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
let folder: string
let server: ServerProcess
let api: Caller
let site_id: string

async function start(point = ''): Promise<void> {
  const environment: Record<string, string> = point === '' ? {} : { LEADWRIGHT_FAULT_POINT: point }
  const port = api ? Number(new URL(api.url).port) : await freePort()
  server = await startServer({ folder, port, args: ['--empty'], environment })
  api ??= new Caller(server.url)
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-uploads-'))
  await start()
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  api.token = String(session.token)
  site_id = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
  await api.must('POST', `/v1/sites/${site_id}/publish`)
  for (const type of kinds) expect(await send(await newUpload(type))).toBe(201)
  await server.stop()
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

let count = 0
/** Wide enough for all sizes that are shown; no two are the same. */
async function newUpload(type: Kind): Promise<Upload> {
  count += 1
  const [width, height] = [2_000, 8]
  const raw = { width, height, channels: 3 as const }
  const bytes =
    type === 'images'
      ? await sharp(randomBytes(width * height * 3), { raw })
          .png()
          .toBuffer()
      : Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)])
  return { type, bytes, key: `upload-${count}` }
}

function formOf({ type, bytes }: Upload): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), type === 'images' ? 'plant.png' : 'guide.pdf')
  return form
}

const pathOf = (type: Kind): string => `/v1/sites/${site_id}/${type}`
const headersOf = ({ key }: Upload) => ({ authorization: `Bearer ${api.token}`, 'idempotency-key': key })

async function send(upload: Upload): Promise<number> {
  const request = { method: 'POST', body: formOf(upload), headers: headersOf(upload) }
  const response = await fetch(`${api.url}${pathOf(upload.type)}`, request)
  await response.body?.cancel()
  return response.status
}

/** Where an upload writes: its bytes, then what they are. */
const points = [
  'before bytes are kept',
  'after bytes are kept',
  'before commit platform/features/endpoint once',
  'after commit platform/features/endpoint once',
]

/** Sends a part of the form, so that the server waits for the rest. */
async function sendHalf(upload: Upload): Promise<void> {
  const whole = new Request(api.url, { method: 'POST', body: formOf(upload) })
  const body = Buffer.from(await whole.arrayBuffer())
  const headers = {
    host: new URL(api.url).host,
    ...headersOf(upload),
    'content-type': whole.headers.get('content-type'),
    'content-length': body.length,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1').on('error', () => undefined)
  socket.write(`POST ${pathOf(upload.type)} HTTP/1.1\r\n${lines.join('')}\r\n`)
  await new Promise(resolve => socket.write(body.subarray(0, body.length / 2), resolve))
}

const stored = (): string[] =>
  readdirSync(join(folder, 'sites', site_id, 'files'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

/** Whatever is listed is there as a whole: every size of an image decodes, a file has its length. */
async function expectWhole(): Promise<void> {
  for (const image of await api.all(pathOf('images'))) {
    for (const width of [320, 640, 1_280, 1_920]) {
      const response = await fetch(`${image.url}?width=${width}`)
      expect(response.status).toBe(200)
      const { info } = await sharp(Buffer.from(await response.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info.width).toBe(width)
    }
  }
  const sizes = stored().map(path => readFileSync(path).length)
  for (const file of await api.all(pathOf('files'))) expect(sizes).toContain(file.bytes)
}

test('killed at any point of an upload: nothing half is served, trying again works, no bytes stay that nobody names', async () => {
  const killed: Upload[] = []
  for (const type of kinds) {
    for (const point of points) {
      await start(point)
      await expectWhole()
      const upload = await newUpload(type)
      await expect(send(upload), point).rejects.toThrow()
      expect((await server.ended).signal, point).toBe('SIGKILL')
      killed.push(upload)
    }
  }
  await start()
  for (const type of kinds) {
    const upload = await newUpload(type)
    await sendHalf(upload)
    killed.push(upload)
  }
  await server.kill()

  // An hour later; nobody tries one of them again, whose bytes are there.
  for (const path of stored()) utimesSync(path, 0, 0)
  const left = stored()
  expect(left.filter(path => path.endsWith('.part'))).toHaveLength(kinds.length)
  const [given_up] = killed.splice(points.length + points.indexOf('after bytes are kept'), 1)
  const orphan = createHash('sha256').update(given_up!.bytes).digest('hex')
  expect(left.some(path => path.endsWith(orphan))).toBe(true)

  await start()
  await expectWhole()
  for (const upload of killed) expect(await send(upload)).toBe(201)
  const swept = () => !stored().some(path => path.endsWith('.part') || path.endsWith(orphan))
  await eventually(async () => swept(), 'a folder with nothing but what is named')
  const images = await api.all(pathOf('images'))
  const files = await api.all(pathOf('files'))
  expect([images.length, files.length]).toEqual([points.length + 2, points.length + 1])
  expect(stored()).toHaveLength(images.length * 4 + files.length)
  await expectWhole()
})
