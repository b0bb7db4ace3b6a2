/** What the account should know of its payments: each until it is dismissed. */
import type { BillingNotice } from '@leadwright/sdk'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import { formatAmount } from '../../product/billing/money.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useChange } from '../../product/screens/use-change.ts'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { Notice, type Tone } from '../../ui/notice.tsx'
import styles from './billing.module.css'
import { PayLink } from './invoice-links.tsx'
import { toMethodName } from './method-name.ts'
import { billing } from './queries.ts'

export function BillingNotices({ notices }: { notices: readonly BillingNotice[] }) {
  const messages = useMessages()
  const { t } = messages
  const dismiss = useChange({
    run: ({ id }: BillingNotice) => billing.dismissNotice({ notice_id: id }),
    shows: 'the answer',
    refreshes: [['billing']],
  })
  if (notices.length === 0) return null
  const toPayment = pathTo('/billing', undefined, { tab: 'payment' })
  return (
    <div className={styles.notices}>
      {notices.map(notice => {
        const { title, text, tone, action } = toWords(notice, messages)
        return (
          <Notice
            key={notice.id}
            tone={tone}
            title={title}
            onDismiss={() => dismiss.mutate(notice)}
            action={
              action === 'pay' && notice.subject_id ? (
                <PayLink invoice_id={notice.subject_id} />
              ) : action === 'methods' ? (
                <NoticeLink href={toPayment}>{t('billing.see_methods')}</NoticeLink>
              ) : action === 'subscribe' ? (
                <NoticeLink href={pathTo('/checkout')}>{t('billing.subscribe')}</NoticeLink>
              ) : undefined
            }
          >
            {text}
          </Notice>
        )
      })}
    </div>
  )
}

const NoticeLink = ({ href, children }: { href: Href; children: string }) => (
  <Link look="button" href={href}>
    {children}
  </Link>
)

interface NoticeWords {
  title: string
  text?: string | undefined
  tone: Tone
  action?: 'pay' | 'methods' | 'subscribe'
}

function toWords({ type, values }: BillingNotice, messages: Messages): NoticeWords {
  const { t, date, language } = messages
  const { amount, currency, number = '' } = values
  const money =
    typeof amount === 'number' && typeof currency === 'string' ? formatAmount({ amount, currency }, language) : ''
  const toDay = (name: string, timeZone?: string) => {
    const at = values[name]
    return typeof at === 'string' ? date(at, timeZone) : undefined
  }
  switch (type) {
    case 'payment_failed': {
      const day = toDay('next_attempt_at')
      const text = day ? t('billing.notice_next_attempt', { date: day }) : t('billing.notice_failed_text')
      return { title: t('billing.notice_failed', { amount: money }), text, tone: 'bad', action: 'pay' }
    }
    case 'payment_action_required':
      return { title: t('billing.notice_action', { amount: money }), tone: 'warning', action: 'pay' }
    case 'card_expiring': {
      // The last moment of a month, in UTC.
      const day = toDay('expires_at', 'UTC')
      const name = toMethodName({ type: 'card', brand: toText(values.brand), last4: toText(values.last4) }, messages)
      const title = day ? t('billing.notice_card_on', { name, date: day }) : t('billing.notice_card', { name })
      return { title, text: t('billing.notice_card_text'), tone: 'warning', action: 'methods' }
    }
    case 'trial_ending': {
      const day = toDay('ends_at')
      return {
        title: day ? t('billing.notice_trial_on', { date: day }) : t('billing.notice_trial'),
        text: money && t('billing.notice_trial_text', { amount: money }),
        tone: 'info',
        action: 'methods',
      }
    }
    case 'trial_refused':
      return {
        title: t('billing.notice_trial_refused'),
        text: t('billing.notice_trial_refused_text'),
        tone: 'warning',
        action: 'subscribe',
      }
    case 'invoice_paid':
      return { title: t('billing.notice_paid', { amount: money, number: String(number) }), tone: 'good' }
    case 'subscription_ended':
      return { title: t('billing.notice_ended'), text: t('billing.plan_ended_text'), tone: 'warning' }
    default:
      // A later version of the API.
      return { title: t('billing.notice_other'), tone: 'info' }
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value : null)
