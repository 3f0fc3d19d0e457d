const extra = 'সম্পূর্ণ ইঞ্জিন পরিষ্কার ও চামড়ার আসনের যত্ন, দুই স্তর';

/** A sale with the longest names and five extras, partly in Bengali. */
export const longSale = {
  name: 'মোহাম্মদ আব্দুর রহমান চৌধুরী Wolfeschlegelsteinhausenbergerdorff ibn Abd al-Rahman al-Hashimi',
  lines: [
    {
      _id: '',
      name: 'Premium ceramic protection with interior detailing, two coats',
      price: 49.9,
      minutes: 45,
    },
    ...Array.from({ length: 5 }, (_, index) => ({
      _id: `extra-${index}`,
      name: `${extra} ${index + 1}`,
      price: 8456.78,
      minutes: 15,
    })),
  ],
};
