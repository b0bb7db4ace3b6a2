/** How a payment stands that the bank wants confirmed, with the ways on from there. */
import type { PaymentConfirmation } from '@leadwright/sdk'
import type { ReactNode } from 'react'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { pageElsewhere } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { Notice, type Tone } from '../../ui/notice.tsx'
import { formatAmount } from '../billing/money.ts'
import type { BankConfirmation, BankState } from './use-bank-confirmation.ts'

interface BankNoticeProps {
  bank: BankConfirmation
  change_id: string
  /** Of a payment that was begun before, where nothing has been tried here. */
  pending?: PaymentConfirmation | undefined
  /** Further ways out, such as a button that cancels. */
  children?: ReactNode
}

export function BankNotice({ bank, change_id, pending, children }: BankNoticeProps) {
  const messages = useMessages()
  const { t } = messages
  const state = bank.state ?? (pending ? { step: 'pending' as const, confirmation: pending } : undefined)
  const { title, text, tone } = toWords(state, messages)
  const step = state?.step
  const isOver = step === 'expired' || step === 'failed'
  const payment_url = state && 'confirmation' in state && step !== 'waiting' ? state.confirmation.payment_url : null
  return (
    <Notice tone={tone} title={title} {...(isOver && { onDismiss: bank.dismiss })}>
      <div className="stack">
        {text && <p>{text}</p>}
        {step !== 'waiting' && !isOver && (
          <div className="row-of">
            <Button variant="primary" isPending={step === 'checking'} onPress={() => void bank.resume(change_id)}>
              {step === undefined || step === 'pending' || step === 'checking'
                ? t('payment.bank_continue')
                : t('ui.try_again')}
            </Button>
            {payment_url && (
              <Link look="button" href={pageElsewhere(payment_url)} target="_blank">
                {t('payment.hosted')}
              </Link>
            )}
            {children}
          </div>
        )}
      </div>
    </Notice>
  )
}

interface Words {
  title: string
  text?: string
  tone: Tone
}

function toWords(state: BankState | undefined, { t, moment, language }: Messages): Words {
  switch (state?.step) {
    case 'waiting': {
      const title = t('payment.bank_waiting', { amount: toAmount(state.confirmation, language) })
      return { title, text: t('payment.bank_waiting_text'), tone: 'info' }
    }
    case 'pending':
    case 'page': {
      const { confirmation } = state
      const title = t('payment.bank_pending', { amount: toAmount(confirmation, language) })
      const text = t('payment.bank_pending_text', { date: moment(confirmation.expires_at) })
      return {
        title,
        text: state.step === 'page' ? `${t('payment.bank_page_text')} ${text}` : text,
        tone: 'warning',
      }
    }
    case 'declined':
      return {
        title: t('payment.bank_declined'),
        text: [state.text, t('payment.bank_declined_text')].join(' ').trim(),
        tone: 'bad',
      }
    case 'unavailable':
      return { title: t('payment.unavailable'), text: t('payment.unavailable_text'), tone: 'warning' }
    case 'unknown':
      return { title: state.text, tone: 'bad' }
    case 'expired':
      return { title: t('payment.bank_expired'), text: t('payment.bank_expired_text'), tone: 'warning' }
    case 'failed':
      return { title: state.text || t('payment.bank_failed'), text: t('payment.bank_nothing'), tone: 'bad' }
    default:
      return { title: t('payment.bank_pending_unknown'), tone: 'warning' }
  }
}

const toAmount = ({ amount_due, currency }: PaymentConfirmation, language: Messages['language']) =>
  formatAmount({ amount: amount_due, currency }, language)
