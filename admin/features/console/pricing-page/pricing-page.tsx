/** The words that the owner of the installation writes on the pricing page, in both languages. */
import { constraints, type PricingPage as Page, type PricingTexts } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Language, useMessages } from '../../../messages/messages.tsx'
import { PaymentsOff } from '../../../product/payment/payments-off.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useTitle } from '../../../ui/use-title.ts'
import { pricingPage, pricingPageQuery, pricingQuery } from './queries.ts'
import { QuestionFields } from './question-fields.tsx'

export function PricingPage() {
  const { t } = useMessages()
  useTitle(t('pricing_page.title'))
  const { data, error, refetch } = useQuery(pricingPageQuery())
  const { data: pricing } = useQuery(pricingQuery())
  if (error) return <ErrorState error={error} onRetry={refetch} />
  return (
    <>
      <PageHeader title={t('pricing_page.title')} back={{ label: t('console.title'), href: pathTo('/console') }} />
      <div className="stack">
        {pricing?.payments === 'not_set_up' && <PaymentsOff payments="not_set_up" />}
        {pricing?.payments === 'off' && (
          <Notice tone="info" title={t('pricing_page.no_payments')}>
            {t('pricing_page.no_payments_text')}
          </Notice>
        )}
        {data ? <PricingPageForm key={data.version} page={data} /> : <Skeleton />}
      </div>
    </>
  )
}

function PricingPageForm({ page: { texts, version } }: { page: Page }) {
  const { t } = useMessages()
  const [draft, setDraft] = useState(texts)
  const edit = (language: Language, changed: Partial<PricingTexts>) =>
    setDraft(latest => ({ ...latest, [language]: { ...latest[language], ...changed } }))
  const save = useChange({
    run: (body: Page['texts']) => pricingPage.update({ body: { texts: body } }, { ifMatch: version }),
    shows: 'the answer',
    refreshes: [pricingPageQuery().queryKey, pricingQuery().queryKey],
    done: () => ({ text: t('pricing_page.saved') }),
    isHandled: () => true,
  })
  return (
    <Form onSubmit={() => save.mutateAsync(draft)}>
      {(['en', 'es'] as const).map(language => (
        <Section key={language} title={t(language === 'en' ? 'pricing_page.in_en' : 'pricing_page.in_es')}>
          <div className="stack">
            <TextField
              label={t('pricing_page.claim')}
              description={t('pricing_page.claim_note')}
              value={draft[language].claim}
              maxLength={constraints.PricingTexts.claim.maxLength}
              onChange={claim => edit(language, { claim })}
            />
            <QuestionFields
              questions={draft[language].questions}
              onChange={questions => edit(language, { questions })}
            />
          </div>
        </Section>
      ))}
      <FormActions>
        <SubmitButton>{t('console.save')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
