/** The routes of brands. */
import { route } from '../../platform/routing/route.ts'
import { getBrand, updateBrand } from './service.ts'
import { readBrand } from './website/read-service.ts'

export const routes = [route(getBrand), route(updateBrand), route(readBrand)]
