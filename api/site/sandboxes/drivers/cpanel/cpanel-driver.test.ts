/** The driver of cPanel servers against one that keeps accounts and misbehaves. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeWhm, startFakeWhm } from '../../../../testing/fake-whm.ts'
import { DriverFailure, type Machine } from '../driver.ts'
import { CpanelDriver } from './cpanel-driver.ts'
import { WhmClient } from './whm-client.ts'

let whm: FakeWhm
beforeAll(async () => {
  whm = await startFakeWhm()
})
afterAll(() => whm.close())
beforeEach(() => {
  whm.accounts.clear()
  whm.calls.length = 0
})

const client = (more: object = {}) =>
  new WhmClient({
    ...{ host: '127.0.0.1', port: whm.port, username: 'root', token: whm.token, certificate: whm.certificate },
    isAllowed: () => true,
    ...more,
  })
const driver = (more: object = {}) => new CpanelDriver(client(more), '')
const machine: Machine = {
  ...{ site_id: 'site_1', sandbox_id: 'sbx_1', name: 'Shop-demo', handle: 'shop-demo-aaaaa' },
  ...{ url: 'https://demo.example.com', size_bytes: 1_073_741_824, account: 'shopdemo', secret: 'Geheim12345678901' },
  blueprint: null,
}
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    error => (error instanceof DriverFailure ? error.code : String(error)),
  )

test('makes an account with its limit, asks how much it takes, and deletes it', async () => {
  expect(await driver().create(machine)).toEqual({
    url: 'https://demo.example.com',
    running: true,
    account: 'shopdemo',
  })
  expect(whm.accounts.get('shopdemo')).toMatchObject({ domain: 'demo.example.com', quota: 1_024 })
  expect(await driver().measure(machine)).toBe(12 * 1_048_576)
  await driver().suspend(machine)
  expect(whm.accounts.get('shopdemo')?.suspended).toBe(true)
  await driver().suspend(machine)
  await driver().resume(machine)
  await driver().resize({ ...machine, size_bytes: null })
  expect(whm.accounts.get('shopdemo')).toMatchObject({ suspended: false, quota: 0 })
  expect(await driver().enter(machine)).toMatch(/^https:\/\/panel\.example\.com/)
  await driver().remove(machine)
  await driver().remove(machine)
  expect(whm.accounts.size).toBe(0)
})

test('a call that is given up is not repeated before the account was looked for', async () => {
  whm.fail('createacct', 'down')
  expect(await codeOf(driver().create(machine))).toBe('panel_unreachable')
  expect(whm.calls.at(-1)?.name).toBe('accountsummary')
  // It is carried out, and its answer is lost.
  whm.fail('createacct', 'broken')
  whm.accounts.set('shopdemo', {
    user: 'shopdemo',
    domain: 'demo.example.com',
    password: '',
    quota: 0,
    suspended: false,
    diskused: '1M',
  })
  expect(await driver().create(machine)).toMatchObject({ account: 'shopdemo' })
  expect(whm.calls.filter(({ name }) => name === 'createacct')).toHaveLength(1)
})

test('an account of the same name with another domain is not ours: neither taken over nor deleted', async () => {
  whm.accounts.set('shopdemo', {
    user: 'shopdemo',
    domain: 'other.example',
    password: '',
    quota: 0,
    suspended: false,
    diskused: '1M',
  })
  expect(await codeOf(driver().create(machine))).toBe('panel_name_taken')
  await driver().remove(machine)
  expect(whm.accounts.size).toBe(1)
  whm.accounts.clear()
  whm.accounts.set('shopdemo2', {
    user: 'shopdemo2',
    domain: 'other.example',
    password: '',
    quota: 0,
    suspended: false,
    diskused: '1M',
  })
  expect(await codeOf(driver().create(machine)), 'the first eight characters count').toBe('panel_name_taken')
})

test('200 with a failure is a failure, and its reason has no password', async () => {
  whm.fail('createacct', 'refuses')
  const error = await driver()
    .create(machine)
    .catch((thrown: Error) => thrown)
  expect(error).toBeInstanceOf(DriverFailure)
  expect((error as DriverFailure).code).toBe('panel_refused')
  expect((error as DriverFailure).message).not.toContain(machine.secret)
})

test.each([
  ['page', 'panel_unreachable'],
  ['broken', 'panel_unreachable'],
  ['down', 'panel_unreachable'],
  ['forbidden', 'panel_token_refused'],
  ['refuses', 'panel_refused'],
] as const)('%s is %s', async (how, code) => {
  whm.fail('listaccts', how)
  expect(await codeOf(driver().test())).toBe(code)
  expect(await codeOf(driver().test())).toBe('done')
})

test('a silent panel is given up', async () => {
  whm.fail('listaccts', 'late')
  expect(await codeOf(client().call('listaccts', {}, 200))).toBe('panel_slow')
})

test('a certificate of its own making is refused, unless it is the pinned one; nothing is sent before', async () => {
  expect(await codeOf(driver({ certificate: '' }).test())).toBe('panel_certificate')
  expect(await codeOf(driver({ certificate: 'a'.repeat(64) }).test())).toBe('panel_certificate')
  expect(whm.calls).toEqual([])
  const other = client({ certificate: '' })
  await codeOf(other.call('listaccts', {}))
  expect(other.shown_certificate).toBe(whm.certificate)
})

test('an address that is not public is not asked', async () => {
  expect(await codeOf(driver({ isAllowed: () => false }).test())).toBe('panel_unreachable')
  expect(await codeOf(driver({ token: 'other' }).test())).toBe('panel_token_refused')
})
