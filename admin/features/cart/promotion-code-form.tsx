/** The promotion code of a cart: checked when it is applied. */
import { useMessages } from '../../messages/messages.tsx'
import { cart } from '../../product/cart/queries.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './cart.module.css'

export function PromotionCodeForm({ site_id, code }: { site_id: string; code: string | null }) {
  const { t } = useMessages()
  const apply = useChange({
    run: (promotion_code: string | null) => cart.update({ site_id, body: { promotion_code } }),
    shows: 'the answer',
    refreshes: [['carts', site_id]],
    isHandled: () => true,
  })
  return (
    <Form onSubmit={data => apply.mutateAsync(String(data.get('promotion_code')).trim() || null)}>
      <div className={styles.code}>
        <TextField
          name="promotion_code"
          label={t('payment.promotion_code')}
          defaultValue={code ?? ''}
          autoComplete="off"
          spellCheck="false"
        />
        <Button type="submit" isPending={apply.isPending}>
          {t('cart.apply_code')}
        </Button>
      </div>
    </Form>
  )
}
