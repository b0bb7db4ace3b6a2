/** `npm run world`: the program, once the product is to be loaded in one thread. */
import './product/one-thread.ts'

await import('./program.ts')
