/** Products that are reached by webhooks, the API or a plugin, each with what it is for and its guide. */
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { pageElsewhere } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './other-ways.module.css'

/** Names of products are the same in every language; the anchor is that of the guide. */
const products = [
  ['Zapier', 'zapier', 'integrations.zapier'],
  ['Make', 'make', 'integrations.make'],
  ['n8n', 'n8n', 'integrations.n8n'],
  ['WordPress', 'wordpress', 'integrations.wordpress'],
  ['Google Sheets', 'google-sheets', 'integrations.google_sheets'],
  ['Slack', 'slack', 'integrations.slack'],
] as const satisfies readonly (readonly [string, string, MessageKey])[]

export function OtherWays({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  return (
    <Section
      title={t('integrations.other_ways')}
      description={t('integrations.other_ways_text')}
      action={<Link href={pathTo('/sites/$site_id/webhooks', { site_id })}>{t('webhooks.title')}</Link>}
    >
      <ul className={styles.ways}>
        {products.map(([name, anchor, text]) => (
          <li key={anchor}>
            <div>
              <strong>{name}</strong>
              <p className="muted">{t(text)}</p>
            </div>
            <Link
              href={pageElsewhere(`/docs/integrations#${anchor}`)}
              target="_blank"
              aria-label={t('integrations.guide_of', { name })}
            >
              {t('integrations.guide')}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
