/** What is under way at once: amounts by key, and the endpoints that have a limit of them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../features.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { sharesOf } from '../routing/open-answers.ts'
import { beginUpload, uploadShares } from '../routing/uploads.ts'
import { Concurrency } from './concurrency.ts'
import { limits } from './limits.ts'

let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa')
  await h.post(`/v1/sites/${site}/publish`)
})
afterAll(() => h.close())

const ownAddress = { name: 'x', key: '10.0.0.1', maximum: 3 }
const otherAddress = { name: 'x', key: '10.0.0.2', maximum: 3 }
const everybody = { name: 'x-total', key: '', maximum: 4 }

test('an amount is taken of all shares or of none, and nothing is remembered of what is not in use', () => {
  const concurrency = new Concurrency()
  expect(concurrency.take([ownAddress, everybody], 3)).toBeUndefined()
  expect(concurrency.take([ownAddress, everybody])).toBe(ownAddress)
  expect(concurrency.take([otherAddress, everybody], 2)).toBe(everybody)
  expect(concurrency.used(otherAddress)).toBe(0)
  concurrency.giveBack([ownAddress, everybody], 3)
  expect(concurrency.size).toBe(0)
})

const codeOf = (refuse: () => unknown) => {
  try {
    refuse()
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('bytes of uploads count while they come, until the end of the request', async () => {
  const concurrency = new Concurrency()
  const shares = [ownAddress, everybody].map(share => ({ ...share, maximum: share.maximum * 100 }))
  async function* pieces() {
    for (let i = 0; i < 4; i++) yield new Uint8Array(90)
  }
  const upload = beginUpload(concurrency, shares)
  let read = 0
  const reading = (async () => {
    for await (const piece of upload.counted(pieces())) read += piece.byteLength
  })()
  await expect(reading).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(read).toBe(270)
  upload.end()
  expect(concurrency.size).toBe(0)
})

test('where the installation has no room for uploads it is busy; where an address has none it asks too much', () => {
  const full = { permission: 'public' } as const
  for (const [which, code] of ['too_many_requests', 'overloaded'].entries()) {
    const concurrency = new Concurrency()
    const shares = uploadShares(full, '10.0.0.1')
    concurrency.take([shares[which]!], shares[which]!.maximum)
    expect(codeOf(() => beginUpload(concurrency, shares))).toBe(code)
    // People who are signed in have room of their own.
    beginUpload(concurrency, uploadShares({ permission: 'read-site' }, '10.0.0.1')).end()
  }
})

const pathOf = (path: string) => path.replaceAll('{site_id}', site).replaceAll(/\{\w+\}/g, 'none')

test.each(endpoints.flatMap(({ contract }) => (contract.concurrency ? [contract] : [])))(
  'of $operationId no more than so many are under way at an address',
  async ({ path, concurrency: type, permission }) => {
    const shares = sharesOf(type!, '', site)
    for (const share of shares) {
      h.installation.concurrency.take([share], share.maximum)
      const answer = await h.get(pathOf(path), permission === 'public' ? { token: null } : {})
      expect([answer.status, answer.body.code]).toEqual([429, 'too_many_requests'])
      expect(answer.headers.get('retry-after')).toBe(String(limits.concurrency_retry_after_seconds))
      h.installation.concurrency.giveBack([share], share.maximum)
    }
    const answer = await h.call('HEAD', pathOf(path), permission === 'public' ? { token: null } : {})
    expect(answer.status).not.toBe(429)
    expect(h.installation.concurrency.size).toBe(0)
  },
)

const withFiles = endpoints.filter(({ contract }) => contract.multipart)

test.each(withFiles.flatMap(({ contract }) => (contract.permission === 'public' ? [] : [contract])))(
  'of uploads to $operationId no more than so many bytes are under way at an address',
  async contract => {
    const [address] = uploadShares(contract, '')
    h.installation.concurrency.take([address!], address!.maximum)
    const body = new FormData()
    body.append('file', new Blob(['a']), 'a.txt')
    const headers = { authorization: `Bearer ${h.person.token}` }
    const method = contract.method.toUpperCase()
    const answer = await h.app.request(pathOf(contract.path), { method, headers, body })
    expect(await answer.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
    h.installation.concurrency.giveBack([address!], address!.maximum)
  },
)

test('every public endpoint that takes files, or more than others, checks before it reads its body', () => {
  const large = endpoints.filter(
    ({ contract }) =>
      contract.permission === 'public' &&
      (contract.multipart || (contract.body_bytes_max ?? 0) > limits.public_body_bytes_max),
  )
  const unchecked = large.filter(({ early }) => !early).map(({ contract }) => contract.operationId)
  expect(large.map(({ contract }) => contract.operationId)).toContain('uploadChatFiles')
  // Webhooks whose messages are told by what is in them or signed as a whole, and short enough to lie in memory.
  expect(unchecked.toSorted()).toEqual(['receivePostmarkReport', 'receiveStripeEvent'])
})
