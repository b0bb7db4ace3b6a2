/** What the score of a page is made of: first what would raise it. */
import type { SeoCheck, WebPage } from '@leadwright/sdk'
import { CircleCheck, CircleX } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Section } from '../../ui/section.tsx'
import { seoText } from './page-words.ts'
import styles from './seo-checks.module.css'
import { scoreTone } from './seo-score.ts'

export function SeoChecks({ page, isDirty }: { page: WebPage; isDirty: boolean }) {
  const { t, number } = useMessages()
  const open = page.seo_checks.filter(check => !check.passed)
  const passed = page.seo_checks.filter(check => check.passed)
  return (
    <Section title={t('page_seo.score')}>
      <p className="row-of">
        <Badge tone={scoreTone(page.seo_score)}>{t('page_seo.score_of', { score: number(page.seo_score) })}</Badge>
        {isDirty && <span className="muted">{t('page_seo.after_saving')}</span>}
      </p>
      <ul className={styles.checks}>
        {[...open, ...passed].map(check => (
          <Check key={check.code} check={check} />
        ))}
      </ul>
    </Section>
  )
}

function Check({ check: { code, passed, points } }: { check: SeoCheck }) {
  const { t } = useMessages()
  return (
    <li className={styles.check} data-passed={passed || undefined}>
      {passed ? <CircleCheck size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
      <span>
        <span className="visually-hidden">{passed ? t('page_seo.passed') : t('page_seo.open')} </span>
        {seoText(code, t)}
      </span>
      <span className="muted">{t('page_seo.points', { count: points })}</span>
    </li>
  )
}
