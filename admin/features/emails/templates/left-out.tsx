/** What of an imported email was left out, by kind: what it is, what to do about it, and each as it was written. */
import type { TemplateLeftOut } from '@leadwright/sdk'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import styles from './left-out.module.css'

const titles = {
  style_sheet: 'template_import.style_sheet',
  script: 'template_import.script',
  form: 'template_import.form',
  frame: 'template_import.frame',
  link: 'template_import.link',
  image: 'template_import.image',
  outlook: 'template_import.outlook',
  variable: 'template_import.variable',
  condition: 'template_import.condition',
  repeat: 'template_import.repeat',
  code: 'template_import.code',
  web_view: 'template_import.web_view',
  date: 'template_import.date',
  share: 'template_import.share',
  subject: 'template_import.subject',
} as const satisfies Record<TemplateLeftOut['type'], MessageKey>

/** Enough to know which they are. */
const names_shown = 8

export function LeftOut({ parts }: { parts: readonly TemplateLeftOut[] }) {
  const { t } = useMessages()
  return (
    <ul className={styles.kinds}>
      {[...Map.groupBy(parts, ({ type }) => type)].map(([type, each]) => {
        const names = each.flatMap(({ name }) => (name === '' ? [] : [name]))
        return (
          <li key={type}>
            <strong>{t(titles[type])}</strong>
            <p className="muted">{each[0]?.advice}</p>
            {names.length > 0 && (
              <p className={styles.names}>
                {names.slice(0, names_shown).map(name => (
                  <code key={name}>{name}</code>
                ))}
                {names.length > names_shown && (
                  <span className="muted">{t('template_import.more', { count: names.length - names_shown })}</span>
                )}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
