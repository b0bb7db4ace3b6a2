/** A site's key, which wraps its secrets and signs its links, travels encrypted by a passphrase, with those that it had before, or not at all. */
import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError } from '../../backup/manifest.ts'
import { allKeys } from '../../platform/database/key-ring.ts'
import { unwrapSecret, wrapSecret } from '../../platform/identity/secrets.ts'
import type { Head } from './archive.ts'
import { siteTransferLimits } from './limits.ts'

const derive = promisify(scrypt) as (passphrase: string, salt: Buffer, bytes: number) => Promise<Buffer>
const purpose = 'site-export'

export async function sealKey(key: Buffer, passphrase: string): Promise<Head['key']> {
  if (passphrase.length < siteTransferLimits.site_export_passphrase_characters_min)
    throw new BackupError(
      `The passphrase needs at least ${siteTransferLimits.site_export_passphrase_characters_min} characters.`,
    )
  const salt = randomBytes(16)
  const wrapped = wrapSecret(
    await derive(passphrase, salt, 32),
    purpose,
    allKeys(key)
      .map(one => one.toString('base64'))
      .join(','),
  )
  return { salt: salt.toString('base64'), wrapped }
}

export async function openKey({ salt, wrapped }: Head['key'], passphrase: string): Promise<Buffer[]> {
  try {
    const from = await derive(passphrase, Buffer.from(salt, 'base64'), 32)
    return unwrapSecret(from, purpose, wrapped)
      .split(',')
      .map(one => Buffer.from(one, 'base64'))
  } catch {
    throw new BackupError('The passphrase is not the one of this file.', 'passphrase_wrong')
  }
}
