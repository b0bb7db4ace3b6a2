/** Forms that were stored before their texts were: what they show now is known, what they showed before is not. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Connection } from '../../../platform/database/connection.ts'
import { databaseLimits } from '../../../platform/database/limits.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { readMigrations } from '../../../platform/database/migrations.ts'
import { makeFile } from '../../../platform/database/new-file.ts'
import { newDesign } from '../../capture/popups/design.ts'

const tag = /consent-texts$/
const design = (consent: object, translations: object[] = []) =>
  JSON.stringify({ ...newDesign, form: { ...newDesign.form, consent }, translations })

test('the texts of published forms and of all versions of assistants are stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-texts-'))
  const path = join(folder, 'a.db')
  const migrations = await readMigrations(join(import.meta.dirname, '../../../migrations/site'))
  const before = migrations.slice(
    0,
    migrations.findIndex(one => tag.test(one.tag)),
  )
  await makeFile({ kind: 'site', path, migrations: before })
  const ask = (sql: string, values: (string | number | null)[] = []) => {
    const connection = new Connection(path, 'write', databaseLimits)
    const { rows } = connection.query(sql, values, 'all')
    connection.close()
    return rows
  }
  const addPopup = (id: string, stored: string, consent_version: number, published_at: number | null) =>
    ask(
      `insert into popups (id, name, name_key, description, type, design, asked_fields, consent_version, published_at,
        created_at, updated_at) values (?, ?, ?, '', 'embedded', ?, '{}', ?, ?, 1, 1) returning id`,
      [id, id, id, stored, consent_version, published_at],
    )
  const box = { kind: 'checkbox', text: 'Write to “me”.', required: true }
  const spanish = [{ locale: 'es', consent_text: 'Escríbeme.' }, { locale: 'fr' }]
  addPopup('fresh', design(box, spanish), 1, 5)
  addPopup('changed', design({ kind: 'notice', text: 'You agree.' }), 3, 5)
  addPopup('silent', design({ kind: 'none' }, spanish), 1, 5)
  addPopup('draft', design(box), 1, null)
  ask(
    `insert into assistants (id, name, name_key, page_secret, settings, settings_version, created_at, updated_at)
      values ('asst', 'a', 'a', 's', '{}', 2, 1, 1) returning id`,
  )
  for (const [number, settings] of [
    [1, {}],
    [2, { quick_form: { form: { consent: box } } }],
  ] as const)
    ask(`insert into assistant_versions values ('asst', ?, ?, 1) returning number`, [number, JSON.stringify(settings)])
  await migrate({ kind: 'site', path, migrations, backup: false })
  const translations = JSON.stringify([
    { locale: 'es', text: 'Escríbeme.' },
    { locale: 'fr', text: '' },
  ])
  expect(ask('select * from consent_texts order by place, version')).toEqual([
    ['asst', 1, 'none', '', '[]', 0],
    ['asst', 2, 'checkbox', box.text, '[]', 1],
    ['changed', 0, 'none', '', '[]', 0],
    ['changed', 3, 'notice', 'You agree.', '[]', 0],
    ['draft', 0, 'none', '', '[]', 0],
    ['fresh', 1, 'checkbox', box.text, translations, 1],
    ['silent', 1, 'none', '', '[]', 0],
  ])
  await rm(folder, { recursive: true })
})
