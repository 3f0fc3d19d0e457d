export const serviceCategories = [
  'basicWash',
  'detailing',
  'specialtyService',
  'premiumPackages',
  'ecoFriendly',
  'convenience',
  'additional',
] as const;

export type ServiceCategory = (typeof serviceCategories)[number];

export const serviceCategoryLabels: Record<ServiceCategory, string> = {
  basicWash: 'Basic Wash',
  detailing: 'Detailing',
  specialtyService: 'Specialty Service',
  premiumPackages: 'Premium Packages',
  ecoFriendly: 'Eco-Friendly Services',
  convenience: 'Convenience Services',
  additional: 'Additional Services',
};
