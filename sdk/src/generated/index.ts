/* tslint:disable */
/* eslint-disable */
export * from './runtime.ts';
export * from './apis/index.ts';
export * from './models/index.ts';
