create role shop login nosuperuser nobypassrls password 'solo-para-probar';
create database shop owner shop;
