/** What other features may use of taking in a form. */
export { pageAddress, siteLocale } from './page-facts.ts'
export { submitForm } from './service.ts'
