/** The parts of email side by side. */

import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { LinkBar } from '../../ui/link-bar.tsx'

export type EmailSection =
  | 'sent'
  | 'history'
  | 'builder'
  | 'automated'
  | 'senders'
  | 'domains'
  | 'suppressions'
  | 'deliverability'
  | 'unsubscribe'
  | 'settings'

export function EmailSections({ here }: { here: EmailSection }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const of = (section: EmailSection) => pathTo(`/sites/$site_id/emails/${section}`, { site_id })
  return (
    <LinkBar
      label={t('emails.title')}
      here={of(here)}
      links={[
        { href: of('sent'), label: t('emails.sent') },
        { href: of('history'), label: t('email_history.title') },
        { href: of('builder'), label: t('templates.title') },
        { href: of('automated'), label: t('automated.title') },
        { href: of('senders'), label: t('senders.title') },
        { href: of('domains'), label: t('sending_domains.title') },
        { href: of('suppressions'), label: t('suppressions.title') },
        { href: of('deliverability'), label: t('deliverability.title') },
        { href: of('unsubscribe'), label: t('unsubscribe.title') },
        { href: of('settings'), label: t('email_settings.title') },
      ]}
    />
  )
}
