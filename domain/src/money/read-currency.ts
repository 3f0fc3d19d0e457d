/**
 * The currencies with two decimals by ISO 4217 of 2026-01-01, without codes of funds. The runtime's own data
 * are no use here: they give the decimals that people write, 0 for PKR, and change with its versions.
 * https://www.six-group.com/en/products-services/financial-information/data-standards.html
 */
const twoDecimals: ReadonlySet<string> = new Set(
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC
  CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR
  JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD
  NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN
  SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`.split(
    /\s+/,
  ),
);

/**
 * Returns the currency of a business. It must have two decimals, because prices do.
 * @param code ISO 4217
 * @throws Error that names the setting
 */
export function readCurrency(code: string): string {
  if (twoDecimals.has(code)) return code;
  throw new Error(
    `CURRENCY must be the ISO 4217 code of a currency with two decimals, not '${code}'`,
  );
}
