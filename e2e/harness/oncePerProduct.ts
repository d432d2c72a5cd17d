import type { Product } from './startProduct.ts'

/** Fills a product when a journey first wants it; the others of the file find it filled. */
export function oncePerProduct<Filled>(fill: (product: Product) => Promise<Filled>): (product: Product) => Promise<Filled> {
  const filled = new WeakMap<Product, Promise<Filled>>()
  return (product) => {
    const filling = filled.get(product) ?? fill(product)
    filled.set(product, filling)
    return filling
  }
}
