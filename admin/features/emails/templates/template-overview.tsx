/** A template at a glance: what its emails came to, what it is for, and how it looks. */
import type { Template } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { emailCountsQuery } from '../../../product/emails/queries.ts'
import { TemplatePicture } from '../../../product/emails/template-picture.tsx'
import { ObjectOverview } from '../../../product/objects/object-overview.tsx'
import { ObjectUses } from '../../../product/objects/object-uses.tsx'
import { useSite } from '../../../product/sites/queries.ts'
import { deliveryFigures } from './delivery-figures.ts'
import { usesQuery } from './queries.ts'
import styles from './template-overview.module.css'

export function TemplateOverview({ template }: { template: Template }) {
  const messages = useMessages()
  const { t, moment } = messages
  const { site_id, site, timezone } = useSite()
  const { data: counts } = useQuery(emailCountsQuery(site_id, template.id))
  const { data: uses } = useQuery(usesQuery(site_id, template.id))
  const isMarketing = template.category === 'marketing'
  return (
    <ObjectOverview
      figures={counts && (counts.emails > 0 ? deliveryFigures(messages, counts) : [])}
      period={t('object.results')}
      none={t('templates.empty_people')}
      facts={[
        [t('templates.subject'), template.subject],
        [t('templates.preheader'), template.preheader || '–'],
        [t('templates.category'), t(isMarketing ? 'templates.marketing' : 'templates.transactional')],
        ...(site && template.translations.length > 0
          ? [
              [
                t('template_languages.title'),
                [site.language, ...template.translations.map(({ language: locale }) => locale)]
                  .map(locale => t(`lead_choice.language_${locale}`))
                  .join(', '),
              ] as [string, string],
            ]
          : []),
        [t('object.created'), moment(template.created_at, timezone)],
        [t('object.changed'), moment(template.updated_at, timezone)],
      ]}
      picture={
        <div className={styles.picture}>
          <TemplatePicture site_id={site_id} template_id={template.id} hasSubject />
        </div>
      }
    >
      <ObjectUses site_id={site_id} uses={uses} text={t('templates.uses_text')} none={t('templates.uses_none')} />
    </ObjectOverview>
  )
}
