/** What a change did to texts, numbers and switches of a thing: what was and what is, beside their names. */
import type { ActivityChange } from '@leadwright/sdk'
import { ArrowRight } from 'lucide-react'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import styles from './changed-values.module.css'

/** Parts by their keys, in words; those within another with a point, such as `content.heading`. */
export type ValueWords = Readonly<Record<string, string>>

type ChangedValuesProps = { changes: readonly ActivityChange[]; words?: ValueWords | undefined }

/** Parts without words are not shown: their values are codes. */
export function ChangedValues({ changes, words = {} }: ChangedValuesProps) {
  const messages = useMessages()
  const { t } = messages
  const known = { ...usualWords(t), ...words }
  const shown = changes.filter(({ part }) => known[part] !== undefined)
  if (shown.length === 0) return null
  return (
    <dl className={styles.changes}>
      {shown.map(({ part, before, after }) => (
        <div key={part}>
          <dt>{known[part]}</dt>
          <dd>
            <del>{inWords(messages, before)}</del> <ArrowRight size={12} aria-label={t('activities.became')} />{' '}
            <ins>{inWords(messages, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What most things have. */
const usualWords = (t: Messages['t']): ValueWords => ({
  name: t('popups.name'),
  description: t('popup_editor.description'),
  label: t('fields.label'),
  placeholder: t('fields.placeholder'),
  required: t('fields.required'),
  subject: t('templates.subject'),
  preheader: t('templates.preheader'),
  subdomain: t('sites.subdomain'),
  timezone: t('site.timezone'),
  currency: t('site.currency'),
  postal_address: t('site.postal_address'),
})

function inWords({ t, number }: Messages, value: ActivityChange['before']): string {
  if (value === null || value === '') return t('activities.nothing')
  if (typeof value === 'boolean') return t(value ? 'popups.yes' : 'popups.no')
  return typeof value === 'number' ? number(value) : value
}
