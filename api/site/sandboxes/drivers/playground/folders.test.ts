/** A disk that fills while a sandbox is copied: nothing half done stays, and it is said as what it is. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { copyWhole } from './folders.ts'

const disk = vi.hoisted(() => ({ code: '' }))
vi.mock('node:fs/promises', async original => {
  const real = await original<typeof import('node:fs/promises')>()
  const cp: typeof real.cp = async (from, to, options) => {
    await real.cp(from, to, options)
    if (disk.code !== '') throw Object.assign(new Error('write'), { code: disk.code })
  }
  return { ...real, cp }
})

let folder: string
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['ENOSPC', { name: 'DriverFailure', code: 'disk_full', isPassing: true }],
  ['EACCES', { code: 'EACCES' }],
])('%s', async (code, failure) => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-disk-'))
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  mkdirSync(from)
  mkdirSync(to)
  writeFileSync(join(from, 'new'), '')
  writeFileSync(join(to, 'before'), '')
  disk.code = code
  await expect(copyWhole(from, to)).rejects.toMatchObject(failure)
  expect([existsSync(`${to}.half`), existsSync(join(to, 'before'))]).toEqual([false, true])
  disk.code = ''
  await copyWhole(from, to)
  expect([existsSync(join(to, 'new')), existsSync(join(to, 'before'))]).toEqual([true, false])
})
