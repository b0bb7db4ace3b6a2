/** A copy that fails leaves nothing half done, and a full disk is said as what it is. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Full } from '../../../../platform/runtime/errors.ts'
import { copyWhole, foldersOf, keepBlueprint, sayingFullDisk } from './folders.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-disk-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const failing = (code: string) => Promise.reject(Object.assign(new Error('write'), { code }))

test('a full disk is said, and tried again later; other failures stay what they are', async () => {
  await expect(sayingFullDisk(failing('ENOSPC'))).rejects.toMatchObject({ code: 'disk_full', isPassing: true })
  await expect(sayingFullDisk(failing('EACCES'))).rejects.toMatchObject({ code: 'EACCES' })
})

test('a copy that fails leaves what was there; one that succeeds replaces it', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  mkdirSync(to)
  writeFileSync(join(to, 'before'), '')
  await expect(copyWhole(from, to)).rejects.toMatchObject({ code: 'ENOENT' })
  expect([existsSync(`${to}.half`), existsSync(join(to, 'before'))]).toEqual([false, true])
  mkdirSync(from)
  writeFileSync(join(from, 'new'), '')
  await copyWhole(from, to)
  expect([existsSync(join(to, 'new')), existsSync(join(to, 'before'))]).toEqual([true, false])
})

test('an upload that does not fit on the disk is answered as such', async () => {
  const of = { data_dir: folder, site_id: 'site', sandbox_id: 'full' }
  const { root } = foldersOf(folder, of.site_id, of.sandbox_id)
  mkdirSync(root, { recursive: true })
  symlinkSync('/dev/full', join(root, 'blueprint-ab.zip'))
  const kept = keepBlueprint(of, { sha256: 'ab', bytes: Buffer.from('whole') })
  await expect(kept).rejects.toBeInstanceOf(Full)
})
